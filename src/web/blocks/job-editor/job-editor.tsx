import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { kindByCode, PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Result } from '#/lib/result.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import styles from './job-editor.module.css'
import { OptionField } from './option-field.tsx'

interface JobEditorProps {
  readonly heading: string
  /** Left out where kind and name are what they are: only options are changed then. */
  readonly titleInput?: UseFormRegisterReturn
  readonly titleError?: string | undefined
  readonly spec: JobSpec
  readonly answer: Result<Quote, QuoteRefusal>
  /** Papers of the version that it is priced by. */
  readonly catalogue: PaperCatalogue
  readonly onSpec: (spec: JobSpec) => void
  readonly onRemove: (() => void) | null
}

/** One job in words and numbers: the options of the customer's screen, with the same rules, as a dense form. */
export function JobEditor(props: JobEditorProps) {
  const { heading, titleInput, titleError, spec, answer, catalogue, onSpec, onRemove } = props
  const context = { closed: {}, catalogue }
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = (controlId: string, value: OptionValue) => {
    const next = attempt(spec, controlId, value, context)
    setRefusal(next.ok ? null : next.error)
    if (next.ok) onSpec(next.value)
  }
  return (
    <section className={styles.job} aria-label={heading}>
      <header className={styles.head}>
        <h2>{heading}</h2>
        <JobIcon spec={spec} size={40} />
        <b>{answer.ok ? formatWon(answer.value.total) : '가격을 낼 수 없는 사양입니다'}</b>
        {onRemove && (
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`${heading} 삭제`}>
            삭제
          </Button>
        )}
      </header>
      {refusal && <p role="alert">{refusal}</p>}
      {!answer.ok && <p role="alert">{answer.error.message}</p>}
      <div className={styles.options}>
        {titleInput && <KindAndName {...{ spec, catalogue, onSpec, titleInput, titleError }} />}
        {optionSections(spec, context).flatMap((section) =>
          section.controls.map((control) => (
            <OptionField key={control.id} section={section.title} control={control} onChange={change} />
          )),
        )}
      </div>
    </section>
  )
}

type KindAndNameProps = Required<Pick<JobEditorProps, 'spec' | 'catalogue' | 'onSpec' | 'titleInput'>> &
  Pick<JobEditorProps, 'titleError'>

function KindAndName({ spec, catalogue, onSpec, titleInput, titleError }: KindAndNameProps) {
  return (
    <>
      <Field label="상품">
        {(control) => (
          <Select
            {...control}
            value={spec.product}
            onChange={(event) => {
              const kind = PRODUCT_KINDS.find(({ code }) => code === event.target.value)
              if (kind) onSpec(withStocks(defaultSpec(kind.code), catalogue))
            }}
          >
            {PRODUCT_KINDS.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="품명" error={titleError} optional>
        {(control) => <Input {...control} maxLength={60} placeholder={kindByCode(spec.product).name} {...titleInput} />}
      </Field>
    </>
  )
}
