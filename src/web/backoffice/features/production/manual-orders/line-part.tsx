import { useWatch } from 'react-hook-form'
import { Stack } from '#/web/ui/stack.tsx'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Result } from '#/lib/result.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { JobEditor } from '#/web/blocks/job-editor/job-editor.tsx'
import { LineFiles } from './line-files.tsx'
import styles from './new-order.module.css'
import type { OrderFormPart } from './order-form.ts'
import type { Picked } from './use-new-order.ts'

interface LinePartProps extends OrderFormPart {
  readonly at: number
  readonly spec: JobSpec
  readonly answer: Result<Quote, QuoteRefusal>
  readonly catalogue: PaperCatalogue
  readonly picked: Picked
  readonly onPick: (part: FilePurpose, file: File) => void
  readonly onRemove: (() => void) | null
}

/** One job: its options, a price that was agreed for it, and the files that came with it. */
export function LinePart({ form, at, spec, answer, catalogue, picked, onPick, onRemove }: LinePartProps) {
  const { control, register, setValue, errorOf } = form
  const heading = `품목 ${at + 1}`
  const price = useWatch({ control, name: `lines.${at}.price` })
  return (
    <Stack gap={3}>
      <JobEditor
        heading={heading}
        titleInput={register(`lines.${at}.title`, { setValueAs: (typed?: string) => typed?.trim() || undefined })}
        titleError={errorOf(`lines.${at}.title`)}
        spec={spec}
        answer={answer}
        catalogue={catalogue}
        onSpec={(next) => setValue(`lines.${at}.spec`, next)}
        onRemove={onRemove}
      />
      <Checkbox
        label={`${heading} 가격을 협의했습니다`}
        checked={price !== undefined}
        onChange={(event) =>
          setValue(`lines.${at}.price`, event.target.checked ? { supply: '', reason: '' } : undefined)
        }
      />
      {price !== undefined && (
        <div className={styles.pair}>
          <Field
            label="협의한 공급가액"
            hint={answer.ok ? `요금표로는 ${formatWon(answer.value.supply)}입니다. 부가세는 따로 더합니다.` : undefined}
            error={errorOf(`lines.${at}.price.supply`)}
            required
          >
            {(field) => (
              <Input
                {...field}
                {...register(`lines.${at}.price.supply`, { setValueAs: withoutCommas })}
                unit="원"
                inputMode="numeric"
              />
            )}
          </Field>
          <Field
            label="협의 사유"
            hint="견적서와 주문 내역에 그대로 적힙니다."
            error={errorOf(`lines.${at}.price.reason`)}
            required
          >
            {(field) => <Input {...field} {...register(`lines.${at}.price.reason`)} maxLength={60} />}
          </Field>
        </div>
      )}
      <LineFiles heading={heading} spec={spec} picked={picked} onPick={onPick} />
    </Stack>
  )
}

const withoutCommas = (typed: string | number) => String(typed).replaceAll(/[,\s]/g, '')
