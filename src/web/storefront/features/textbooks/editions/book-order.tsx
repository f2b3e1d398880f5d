import { useState } from 'react'
import { Stack } from '#/web/ui/stack.tsx'
import { type ClassCopies, type ClassProblem, classProblem, copiesOfClasses } from '#/domain/brands/classes.ts'
import { coverNameProblem, shownClassName } from '#/domain/editions/class-covers.ts'
import { maySell, whyNotSold } from '#/domain/editions/edition.ts'
import { nextBreak, priceOf } from '#/domain/editions/edition-price.ts'
import { Note } from '#/web/ui/note.tsx'
import type { BookShown } from './book-shown.ts'
import { BookPicture } from '#/web/blocks/edition-picture/book-picture.tsx'
import { type ClassRow, ClassesPart } from './classes-part.tsx'
import { CoverPart } from './cover-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { OrderTicket } from './order-ticket.tsx'
import styles from './book-order.module.css'
import type { AcademyCoverOnScreen } from './use-academy-cover.ts'
import { useAddEdition } from './use-add-edition.ts'
import { useCoverDraft } from './use-cover-draft.ts'

interface BookOrderProps {
  readonly book: BookShown
  readonly kept: AcademyCoverOnScreen
}

const firstRows = ({ classes, table }: BookShown): readonly ClassRow[] =>
  classes.length > 0
    ? classes.map((each, at) => ({ ...each, key: at }))
    : [{ key: 0, name: '', copies: table[0]?.copies ?? 10, nameOnCover: false }]

export function BookOrder({ book, kept }: BookOrderProps) {
  const cover = useCoverDraft(kept)
  const [rows, setRows] = useState(() => firstRows(book))
  const [proof, setProof] = useState(false)
  const adding = useAddEdition(book, cover)
  const classes = rows.map(({ key: _key, name, ...row }) => ({ ...row, name: name.trim(), nameOnLabel: true }))
  const shown = { ...cover.shown, className: shownClassName(classes) }
  const copies = copiesOfClasses(classes)
  const price = priceOf(book.table, copies)
  const problem = problemOf(classes)
  const sold = maySell(book.standing)
  const act = (goal: 'cart' | 'order') => adding.send({ goal, classes, proof, problem })
  return (
    <div className={styles.detail}>
      <Stack gap={7}>
        <figure className={styles.narrowFigure}>
          <BookPicture book={book} cover={shown} measured />
        </figure>
        {!sold && (
          <Note tone="warn" role="status">
            {whyNotSold(book.standing, book.successor?.title ?? null)}
          </Note>
        )}
        <PreviewPart book={book} name={cover.shown.name} />
        <CoverPart book={book} cover={cover} className={shown.className} />
        <ClassesPart rows={rows} onChange={setRows} problem={adding.tried ? problem : null} copies={copies} />
      </Stack>
      <OrderTicket
        book={book}
        cover={shown}
        copies={copies}
        price={price}
        next={nextBreak(book.table, copies)}
        proof={proof}
        onProof={setProof}
        onCopies={(wanted) => setRows((before) => withTotal(before, wanted))}
        failure={adding.failure ?? cover.failure}
        busy={adding.busy}
        onAct={sold ? act : null}
      />
    </div>
  )
}

function problemOf(classes: readonly ClassCopies[]): ClassProblem | null {
  const unprintable = coverNameProblem(classes)
  return classProblem(classes) ?? (unprintable && { ...unprintable, field: 'name' })
}

/** Another total: the last class takes the difference, as far as it can. */
function withTotal(rows: readonly ClassRow[], wanted: number): readonly ClassRow[] {
  const others = rows.slice(0, -1).reduce((sum, { copies }) => sum + copies, 0)
  return rows.map((row, at) => (at === rows.length - 1 ? { ...row, copies: Math.max(1, wanted - others) } : row))
}
