import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

const WHAT: Readonly<Record<string, string>> = {
  type: '종류',
  discount: '할인',
  suspend: '정지',
  resume: '정지 풂',
  merge: '합침',
  tier: '등급',
  credit: '후불',
}

/** What was changed of the member, by whom and why. */
export function MemberChanges({ changes }: Pick<MemberDesk, 'changes'>) {
  return (
    <Section title="바뀐 기록">
      {changes.length === 0 && <Small tone="plain">바꾼 것이 없습니다.</Small>}
      <RowList dense>
        {changes.map(({ id, what, was, becomes, reason, by, at }) => (
          <Row key={id}>
            <b>{WHAT[what] ?? what}</b> {`${was} → ${becomes}`}
            <Small tone="plain">{`${reason} · ${by} · ${seoulDateTime(new Date(at))}`}</Small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
