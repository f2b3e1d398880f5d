import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '#/contract/files/files.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'

/** Saves an original as it came; the audit log keeps who took it. */
export function SaveFile({ fileId, name }: { readonly fileId: string; readonly name: string }) {
  const save = useMutation({
    mutationFn: async () => {
      const { url } = await call(downloadFile, { params: { fileId } })
      window.location.assign(url)
    },
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={save.isPending}
      aria-label={`${name} 내려받기`}
      title="내려받은 사람과 시각이 감사 기록에 남습니다"
      onClick={() => save.mutate()}
    >
      내려받기
    </Button>
  )
}
