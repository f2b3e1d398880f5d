import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { useCartActs } from './use-cart.ts'

/** What was deleted in the last week, to be put back with its files. */
export function RemovedItems({ removed }: { readonly removed: readonly { id: string; title: string }[] }) {
  const { restore } = useCartActs()
  if (removed.length === 0) return null
  return (
    <Section top={7} title="삭제한 작업" aside={<Small>7일 동안 되살릴 수 있습니다.</Small>}>
      <RowList dense>
        {removed.map(({ id, title }) => (
          <Row
            key={id}
            end={
              <Button size="sm" busy={restore.isPending} onClick={() => restore.mutate(id)}>
                되살리기<VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            }
          >
            {title}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
