import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteDesign, type SavedDesign } from '#/contract/files/my-designs.contract.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { josa } from '#/lib/josa.ts'
import { call } from '#/web/api/call.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { formatDay } from '#/web/ui/format-day.ts'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MY_DESIGNS_KEY } from './my-designs-key.ts'
import styles from './designs.module.css'

interface SavedCardProps {
  readonly saved: SavedDesign
  readonly onChange: () => void
  readonly onUse: () => void
}

export function SavedCard({ saved, onChange, onUse }: SavedCardProps) {
  const { design, name, values } = saved
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteDesign, { params: { id: saved.id } }),
    onSuccess: () => toast('디자인을 지웠습니다.'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: MY_DESIGNS_KEY })
      focusIfLost()
    },
  })
  const ask = async () => {
    const body = '이 디자인으로 이미 만든 파일과 주문은 그대로입니다.'
    if (
      await confirmDialog({ title: `${josa(`「${name}」`, '을/를')} 삭제할까요?`, body, ok: '삭제', destructive: true })
    )
      remove.mutate()
  }
  const size = findTrim(design.trims[0] ?? 'a5')?.size ?? { width: 148, height: 210 }
  return (
    <article className={styles.saved}>
      <span className={styles.easel}>
        <DesignPicture page={drawSample(design, values, size)} />
      </span>
      <h2>{name}</h2>
      <Small>
        {design.kind === 'cover' ? '표지' : '내지'} · {design.title} · {formatDay(saved.updatedAt)}
      </Small>
      <Toolbar>
        <Button size="sm" variant="ink" onClick={onUse} aria-label={`${name} 주문에 쓰기`}>
          주문에 쓰기
        </Button>
        <Button size="sm" onClick={onChange} aria-label={`${name} 수정`}>
          수정
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={remove.isPending}
          onClick={() => void ask()}
          aria-label={`${name} 삭제`}
        >
          삭제
        </Button>
      </Toolbar>
    </article>
  )
}
