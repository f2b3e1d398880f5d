import { BoxPicture, DropPicture, ProofPicture } from '#/web/blocks/home/step-pictures.tsx'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import type { FirstFacts } from './first.loader.ts'
import { SheetPicture, TicketPicture } from '#/web/blocks/home/paper-pictures.tsx'
import { type FirstStep, firstSteps } from './first-steps.ts'
import styles from './first.module.css'

const PICTURES = { file: DropPicture, pay: TicketPicture, proof: ProofPicture, make: SheetPicture, send: BoxPicture }

interface FirstWalkProps {
  readonly facts: FirstFacts
}

/** The way from the file to the parcel, drawn: the first step is the book that the numbers are about. */
export function FirstWalk({ facts }: FirstWalkProps) {
  const steps = firstSteps(facts, useShopFees())
  return (
    <ol className={styles.walk}>
      {steps.map(({ name, title, text, number }, at) => (
        <li key={name}>
          <span className={styles.folio} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.picture}>
            <Picture name={name} book={facts.book} />
          </div>
          <div className={styles.words}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          {number && (
            <p className={styles.number}>
              <span>{number.label}</span>
              <b>{number.value}</b>
              {number.note && <span>{number.note}</span>}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Picture({ name, book }: Pick<FirstStep, 'name'> & Pick<FirstFacts, 'book'>) {
  if (name === 'choose') return book && <JobDrawing spec={book.spec} decorative />
  const Drawn = PICTURES[name]
  return <Drawn />
}
