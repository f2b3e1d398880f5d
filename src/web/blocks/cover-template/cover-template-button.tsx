import { useMutation } from '@tanstack/react-query'
import { drawCoverTemplate } from '#/contract/prepress/cover-template.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { templateName } from '#/domain/catalog/template-words.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface CoverTemplateButtonProps {
  readonly spec: JobSpec
  /** Also leads to the shop's own covers, for who has none. */
  readonly designs?: boolean
}

/** Saves the template of exactly this job's cover, or of its sheet with folds and finishing; nothing for a plain sheet. */
export function CoverTemplateButton({ spec, designs }: CoverTemplateButtonProps) {
  const name = templateName(spec)
  const save = useMutation({
    mutationFn: async (format: 'pdf' | 'svg') =>
      saveBlob(await callBlob(drawCoverTemplate, { body: { spec, format } }), `${name} ${specSummary(spec)}.${format}`),
    onSuccess: () =>
      toast(
        `${name}을 받았습니다. ${spec.binding === null ? '크기나 후가공을' : '쪽수나 종이를'} 바꾸면 다시 받아 주세요.`,
      ),
  })
  if (!jobTemplate(geometryOf(spec))) return null
  return (
    <>
      {(['pdf', 'svg'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="quiet"
          busy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {name} {format.toUpperCase()} 받기
        </Button>
      ))}
      {designs && (
        <LinkButton size="sm" variant="quiet" to={to('/cover', {}, { product: spec.product })}>
          표지 디자인 고르기
        </LinkButton>
      )}
    </>
  )
}
