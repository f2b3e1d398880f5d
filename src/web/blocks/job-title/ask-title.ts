import { TITLE_LETTERS } from '#/domain/files/title-letters.ts'
import { promptDialog } from '#/web/ui/dialogs.ts'

interface TitledJob {
  readonly title: string
  readonly ownTitle: boolean
}

/** Asks what a job shall be called; `title` null takes the name away. Null when nothing is to change. */
export async function askTitle({ title, ownTitle }: TitledJob): Promise<{ readonly title: string | null } | null> {
  const initial = ownTitle ? title : ''
  const typed = await promptDialog({
    title: '작업명',
    body: '주문내역과 시안, 작업지시서에 이 이름으로 보입니다. 비우면 상품 이름으로 보입니다.',
    label: '작업명',
    initial,
    required: false,
    ok: '저장',
    check: (text) => (text.trim().length > TITLE_LETTERS ? `작업명은 ${TITLE_LETTERS}자까지 쓸 수 있습니다.` : null),
  })
  if (typed === null || typed.trim() === initial) return null
  return { title: typed.trim() || null }
}
