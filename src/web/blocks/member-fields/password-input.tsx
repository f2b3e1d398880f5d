import type { ComponentProps } from 'react'
import { useState } from 'react'
import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './member-fields.module.css'

/** A password with a button that shows it; paste and password managers work. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'unit'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.password}>
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        className={styles.eye}
        aria-pressed={shown}
        aria-label="비밀번호 보기"
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off-outline' : 'eye-outline'} />
      </IconButton>
    </span>
  )
}
