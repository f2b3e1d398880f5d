import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { neededConsents } from '#/domain/orders/consents.ts'
import type { LineNature } from '#/domain/orders/line-nature.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import styles from './checkout.module.css'
import { CheckoutPart } from './checkout-part.tsx'
import type { CheckoutValues } from './checkout-values.ts'

interface ConsentSectionProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly pickup: boolean
  /** Of what is ordered: the notice says of each what it is. */
  readonly natures: readonly LineNature[]
  readonly problem: string | null
}

/** Each consent on its own and none ticked beforehand; the made-to-order notice is framed, as the law wants it told apart. */
export function ConsentSection({ form, pickup, natures, problem }: ConsentSectionProps) {
  const { control } = form
  const given = useWatch({ control, name: 'consents' })
  const needed = neededConsents(pickup, natures)
  const agreed = needed.filter(({ kind }) => given[kind]).length
  const agreeToAll = (on: boolean) => {
    for (const { kind } of needed) form.setValue(`consents.${kind}`, on)
  }
  return (
    <CheckoutPart title="동의">
      <div className={styles.all}>
        <Checkbox
          label={<b>아래 내용에 모두 동의합니다</b>}
          checked={agreed === needed.length}
          indeterminate={agreed > 0 && agreed < needed.length}
          onChange={(event) => agreeToAll(event.target.checked)}
        />
      </div>
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
      {needed.map(({ kind, title, body }) => (
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
    </CheckoutPart>
  )
}
