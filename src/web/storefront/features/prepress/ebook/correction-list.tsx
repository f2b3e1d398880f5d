import type { EbookCorrection } from '#/contract/prepress/ebook-parts.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

/** What was asked to be corrected, with the answers. */
export function CorrectionList({ corrections }: { readonly corrections: readonly EbookCorrection[] }) {
  return (
    <Section title="수정 요청">
      <RowList>
        {corrections.map(({ id, round, place, quoted, body, answer }) => (
          <Row
            key={id}
            end={<Badge tone={answer === null ? 'warn' : 'ok'}>{answer === null ? '고치는 중' : '답함'}</Badge>}
          >
            <b>{body}</b>
            <Small>
              {round}번째 · {place}
              {quoted && ` · 「${quoted}」`}
            </Small>
            {answer !== null && <p>{answer}</p>}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
