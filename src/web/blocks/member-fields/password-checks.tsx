import { passwordChecks, type PasswordOwner } from '#/domain/members/password-rule.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './member-fields.module.css'

/** The rule while it is being met, line by line. Spans, as it stands in the hint of a field, which is a paragraph. */
export function PasswordChecks({ password, owner }: { readonly password: string; readonly owner?: PasswordOwner }) {
  return (
    <span className={styles.checks} role="list" aria-label="비밀번호 조건">
      {passwordChecks(password, owner).map((check) => (
        <span key={check.id} role="listitem" className={cx(styles.check, check.met && styles.met)}>
          {check.text}
          <VisuallyHidden>{check.met ? ' 맞음' : ' 아직'}</VisuallyHidden>
        </span>
      ))}
    </span>
  )
}
