import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import styles from './member-fields.module.css'

/** What went wrong with the whole form, above its button. */
export function FormFailure({ message }: { readonly message: string | null }) {
  return (
    <p className={styles.failure} role="alert" hidden={message === null}>
      {message !== null && <LinkedInquiry text={message} />}
    </p>
  )
}
