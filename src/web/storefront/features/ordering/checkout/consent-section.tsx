import { Controller, type Control } from 'react-hook-form'
import { neededConsents } from '#/domain/orders/consents.ts'
import { TextLink } from '#/web/ui/text-link.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'
import { Note } from '#/web/ui/note.tsx'

interface ConsentSectionProps {
  readonly control: Control<CheckoutValues>
  readonly pickup: boolean
  readonly problem: string | null
}

/** Each consent on its own and none ticked beforehand; the made-to-order notice is framed, as the law wants it told apart. */
export function ConsentSection({ control, pickup, problem }: ConsentSectionProps) {
  return (
    <section className={styles.section}>
      <h2>동의</h2>
      <p className={styles.consentText}>
        자세한 내용은{' '}
        <TextLink to="/cust/policy" target="_blank">
          이용약관
        </TextLink>
        과{' '}
        <TextLink to="/cust/privacy" target="_blank">
          개인정보처리방침
        </TextLink>
        에 있습니다.
      </p>
      {neededConsents(pickup).map(({ kind, title, body }) => (
        <div key={kind} className={kind === 'made-to-order' ? styles.notice : styles.consent}>
          <Controller
            control={control}
            name={`consents.${kind}`}
            render={({ field }) => (
              <Checkbox
                ref={field.ref}
                name={field.name}
                checked={field.value}
                onChange={(event) => field.onChange(event.target.checked)}
                onBlur={field.onBlur}
                label={`[필수] ${title}`}
                aria-describedby={`consent-${kind}`}
              />
            )}
          />
          <p id={`consent-${kind}`} className={styles.consentText}>
            {body}
          </p>
        </div>
      ))}
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
    </section>
  )
}
