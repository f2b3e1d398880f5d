import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { drawMyDesigns, readDesignUse, type DesignUseShown } from '#/contract/files/my-designs.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'
import type { Opened } from './opened-source.ts'
import styles from './option-layout.module.css'

interface OpenedDesignsProps {
  readonly product: ProductCode
  readonly useId: string
  readonly spec: JobSpec
  readonly onOpened: (opened: Opened) => void
}

/** Lays the files made of the member's designs on the page, and makes them anew when the job has outgrown them. */
export function OpenedDesigns({ product, useId, spec, onOpened }: OpenedDesignsProps) {
  const { data: use } = useQuery({
    queryKey: ['design-uses', useId],
    queryFn: ({ signal }) => call(readDesignUse, { params: { id: useId }, signal }),
    retry: false,
  })
  useEffect(() => {
    if (!use || use.spec.product !== product) return
    const words = `내 디자인 ${use.files.map(({ designName }) => `「${designName}」`).join(', ')}의 인쇄 파일을 붙였습니다.`
    onOpened({ item: null, scope: `design ${use.id}`, spec: use.spec, files: use.files, title: null, words })
  }, [use, product, onOpened])
  return use && outgrown(use, spec) ? <Remake use={use} spec={spec} /> : null
}

/** Whether the job wants other files than those that were made: another spine, size or number of pages. */
function outgrown(use: DesignUseShown, spec: JobSpec): boolean {
  const wanted = (job: JobSpec) =>
    JSON.stringify(geometryOf(job).files.map(({ part, pages, trim }) => ({ part, pages, trim })))
  return wanted(use.spec) !== wanted(spec)
}

function Remake({ use, spec }: { readonly use: DesignUseShown; readonly spec: JobSpec }) {
  const [, setSearch] = useSearchParams()
  const parts = geometryOf(spec).files.map(({ part }) => part as string)
  const savedIds = use.files.filter(({ part }) => parts.includes(part)).map(({ savedId }) => savedId)
  const remake = useMutation({
    mutationFn: () => call(drawMyDesigns, { body: { spec, savedIds } }),
    onSuccess: ({ id }) => {
      setSearch({ design: id }, { replace: true, preventScrollReset: true })
      toast('지금 사양에 맞춰 다시 만들었습니다.')
    },
  })
  if (savedIds.length === 0) return null
  return (
    <div className={styles.kept}>
      <p role="status">사양이 바뀌어 디자인으로 만든 파일과 맞지 않습니다.</p>
      <Button size="sm" variant="ink" busy={remake.isPending} onClick={() => remake.mutate()}>
        지금 사양으로 다시 만들기
      </Button>
    </div>
  )
}
