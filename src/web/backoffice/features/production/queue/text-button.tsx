import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** An act among words, in the colour of links. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.text} />
}
