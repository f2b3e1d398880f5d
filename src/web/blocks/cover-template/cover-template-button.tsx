import { useMutation } from '@tanstack/react-query'
import { drawCoverTemplate } from '#/contract/press/cover-template.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { coverTemplate } from '#/domain/print/cover-template.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** Saves the template of exactly this job's cover; nothing where there is no cover to make. */
export function CoverTemplateButton({ spec }: { readonly spec: JobSpec }) {
  const save = useMutation({
    mutationFn: async () =>
      saveBlob(await callBlob(drawCoverTemplate, { body: { spec } }), `표지 틀 ${specSummary(spec)}.pdf`),
    onSuccess: () => toast('표지 틀을 받았습니다. 쪽수나 종이를 바꾸면 다시 받아 주세요.'),
  })
  if (!coverTemplate(spec)) return null
  return (
    <Button size="sm" variant="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      표지 틀 PDF 받기
    </Button>
  )
}
