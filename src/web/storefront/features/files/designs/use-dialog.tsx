import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { drawMyDesigns, type SavedDesign } from '#/contract/files/my-designs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { drawCoverSheets } from '#/domain/designs/draw-design.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { JobFields } from './job-fields.tsx'
import { firstJob, productsFor } from './first-job.ts'
import styles from './editor.module.css'

interface UseDialogProps {
  readonly saved: SavedDesign
  /** Those that may go along. */
  readonly others: readonly SavedDesign[]
  readonly onClose: () => void
}

/** Asks for what the press file hangs on, makes it and leads to the option page with it attached. */
export function UseDialog({ saved, others, onClose }: UseDialogProps) {
  const type = useMember((user) => user.customerType)
  const products = productsFor(saved.design, type)
  const [first] = products
  if (!first)
    return (
      <Dialog open onClose={onClose} title="주문에 쓰기">
        <EmptyState
          title="이 회원 유형으로 주문할 수 있는 상품이 없습니다"
          text="학원교재 디자인은 학원 회원만 주문에 쓸 수 있습니다."
        />
      </Dialog>
    )
  return <UseForm {...{ saved, others, onClose, products, first }} />
}

interface UseFormProps extends UseDialogProps {
  readonly products: readonly ProductCode[]
  readonly first: ProductCode
}

function UseForm({ saved, others, onClose, products, first }: UseFormProps) {
  const navigate = useNavigate()
  const { design } = saved
  const [spec, setSpec] = useState<JobSpec>(() => firstJob(design, first))
  const [beside, setBeside] = useState('')
  const fitting = others.filter(
    (other) => other.design.kind !== design.kind && other.design.products.includes(spec.product),
  )
  const make = useMutation({
    mutationFn: () => {
      const along = fitting.some(({ id }) => id === beside) ? [beside] : []
      return call(drawMyDesigns, { body: { spec, savedIds: [saved.id, ...along] } })
    },
    onSuccess: ({ id }) => void navigate(to(`/product/${kindByCode(spec.product).slug}/option`, {}, { design: id })),
  })
  const besideName = design.kind === 'cover' ? '내지' : '표지'
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`「${saved.name}」 주문에 쓰기`}
      actions={
        <>
          <Button onClick={onClose}>닫기</Button>
          <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
            인쇄 파일 만들고 주문하기
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <JobPicture saved={saved} spec={spec} />
        <div className={styles.fields}>
          <Field label="상품">
            {(control) => (
              <Select
                {...control}
                value={spec.product}
                onChange={(event) => setSpec(firstJob(design, event.target.value as ProductCode))}
              >
                {products.map((code) => (
                  <option key={code} value={code}>
                    {kindByCode(code).name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <JobFields design={design} spec={spec} onChange={setSpec} />
          {fitting.length > 0 && (
            <Field label={`함께 쓸 ${besideName} 디자인`} optional>
              {(control) => (
                <Select {...control} value={beside} onChange={(event) => setBeside(event.target.value)}>
                  <option value="">함께 쓰지 않음</option>
                  {fitting.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function JobPicture({ saved: { design, values }, spec }: { readonly saved: SavedDesign; readonly spec: JobSpec }) {
  const sheets = design.kind === 'cover' ? drawCoverSheets(design, values, spec) : []
  const spine = geometryOf(spec).spine
  return (
    <div className={styles.pictures}>
      {sheets.map((page, at) => (
        <DesignPicture key={at} page={page} label={at === 0 ? '이 사양의 펼친 표지' : '뒤표지'} />
      ))}
      <Small tone="plain" role="status">
        {spine === null ? '책등에 인쇄하지 않는 제본입니다.' : `책등 ${formatMm(spine)} mm`}
      </Small>
    </div>
  )
}
