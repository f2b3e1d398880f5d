import { useDeferredValue, useState } from 'react'
import type { DesignShown } from '#/contract/files/designs.contract.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { josa } from '#/lib/josa.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { fieldNames, needsTitle } from '#/domain/designs/design-fields.ts'
import { drawCoverSheets, drawSample } from '#/domain/designs/draw-design.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { cx } from '#/web/ui/cx.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { DesignColours } from './design-colours.tsx'
import { DesignLabels, wordsProblem } from './design-labels.tsx'
import styles from './editor.module.css'

interface DesignEditorProps {
  readonly design: DesignShown
  readonly values: DesignValues
  readonly trim: string | undefined
  readonly onChange: (values: DesignValues) => void
  readonly onClose: () => void
  /** What was brought back; null when nothing was. */
  readonly notice: string | null
  readonly onStartOver: () => void
  readonly saveLabel: string
  readonly busy: boolean
  readonly onSave: () => void
}

/** Words and colours at the right, the picture as it will be printed at the left. */
export function DesignEditor(props: DesignEditorProps) {
  const { design, values, onChange, onClose, notice, onStartOver, saveLabel, busy, onSave } = props
  const [trimId, setTrimId] = useState(props.trim && design.trims.includes(props.trim) ? props.trim : design.trims[0])
  const [tried, setTried] = useState(false)
  const missing = needsTitle(design) && values.title.trim() === ''
  const label = fieldNames(design).title ?? '제목'
  const save = () => {
    setTried(true)
    if (!missing && wordsProblem(values) === null) onSave()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={design.title}
      actions={
        <>
          <Button onClick={onClose}>닫기</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <LivePicture design={design} values={values} trimId={trimId ?? 'a5'} />
        <div className={styles.fields}>
          {notice && (
            <Note tone="orange" role="status">
              {notice}{' '}
              <Button size="sm" variant="quiet" onClick={onStartOver}>
                처음 그대로
              </Button>
            </Note>
          )}
          <DesignLabels
            design={design}
            values={values}
            onChange={onChange}
            titleError={tried && missing ? `${josa(label, '을/를')} 입력해 주세요.` : undefined}
          />
          <DesignColours design={design} values={values} onChange={onChange} />
          <Field label="보기 크기" hint="주문할 때 다시 고릅니다.">
            {(control) => (
              <Select {...control} value={trimId} onChange={(event) => setTrimId(event.target.value)}>
                {design.trims.map((id) => (
                  <option key={id} value={id}>
                    {findTrim(id)?.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
    </Dialog>
  )
}

interface LivePictureProps {
  readonly design: DesignShown
  readonly values: DesignValues
  readonly trimId: string
}

/** The front large, and the whole cover as it lies flat round a usual job. */
function LivePicture({ design, values: typed, trimId }: LivePictureProps) {
  const values = useDeferredValue(typed)
  const size = findTrim(trimId)?.size ?? { width: 148, height: 210 }
  const product = design.products[0] ?? 'D413'
  const spec = choose(defaultSpec(product), 'trim', trimId)
  const [flat] = design.kind === 'cover' ? drawCoverSheets(design, values, spec) : []
  const label = design.kind === 'cover' ? '앞표지' : '내지 오른쪽'
  return (
    <div className={cx(styles.pictures, styles.live)}>
      <div className={styles.sheet}>
        <DesignPicture page={drawSample(design, values, size)} label={`${design.title} ${label}`} />
      </div>
      {flat && (
        <figure className={styles.flat}>
          <DesignPicture page={flat} label="펼친 표지" />
          <figcaption>
            펼친 표지 · {kindByCode(product).name} {specSummary(spec)} 기준
          </figcaption>
        </figure>
      )}
    </div>
  )
}
