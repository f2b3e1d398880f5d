import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './paper-fields.module.css'

interface KindChoicesProps {
  /** Those that could take it at all. */
  readonly of: readonly ProductCode[]
  readonly chosen: readonly ProductCode[]
  readonly error?: string | undefined
  readonly onChange: (kinds: readonly ProductCode[]) => void
}

/** Which kinds of product offer a choice of the draft. */
export function KindChoices({ of, chosen, error, onChange }: KindChoicesProps) {
  return (
    <Choices>
      <legend>고를 수 있는 상품</legend>
      <div className={styles.uses}>
        {of.map((code) => (
          <Checkbox
            key={code}
            label={kindByCode(code).name}
            checked={chosen.includes(code)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, code] : chosen.filter((product) => product !== code))
            }
          />
        ))}
      </div>
      {error && (
        <Small tone="bad" role="alert">
          {error}
        </Small>
      )}
    </Choices>
  )
}
