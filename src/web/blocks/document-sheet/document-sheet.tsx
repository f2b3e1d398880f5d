import type { ReactNode } from 'react'
import type { DocumentView } from '#/contract/ordering/documents.contract.ts'
import type { DocumentFact, DocumentParty } from '#/domain/documents/business-document.ts'
import { isDated } from '#/domain/documents/business-document.ts'
import { stampRows } from '#/domain/documents/stamp.ts'
import { formatCount } from '#/lib/format-count.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { cx } from '#/web/ui/cx.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './document-sheet.module.css'

interface DocumentSheetProps {
  readonly document: DocumentView
  /** 2 where the page around it has a title of its own. */
  readonly level?: 1 | 2
  /** Rows that only its PDF has. */
  readonly more?: number
}

/** A business document on one A4 sheet, drawn from the same value as its PDF. */
export function DocumentSheet({ document, level = 1, more = 0 }: DocumentSheetProps) {
  return (
    <article className={styles.document} aria-labelledby="document-title">
      <Heading level={level} id="document-title" className={styles.title}>
        {document.title}
        {document.look.logo && <img className={styles.logo} src={document.look.logo} alt="" />}
      </Heading>
      <Facts facts={document.facts} />
      <div className={styles.parties}>
        <Party head="수신" party={document.receiver} level={level} />
        <Party head="공급자" party={document.supplier} look={document.look} level={level} />
      </div>
      <p>{document.statement}</p>
      <p className={styles.total}>
        <span className={styles.label}>합계금액</span>
        <strong className={styles.hangul}>{document.totalInHangul}</strong>
        <strong className={styles.amount}>₩{formatCount(document.total)}</strong>
      </p>
      <Items document={document} />
      {more > 0 && (
        <Small>
          여기에는 앞의 {formatCount(document.items.length)}줄만 보입니다. 나머지 {formatCount(more)}줄까지 모두 담은
          것은 PDF입니다.
        </Small>
      )}
      <dl className={styles.sums}>
        {document.sums.map((sum) => (
          <div key={sum.label} className={cx(styles.sum, sum.weight === 'total' && styles.sumTotal)}>
            <dt>
              {sum.label} {sum.hint && <small>{sum.hint}</small>}
            </dt>
            <dd>{formatCount(sum.amount)}원</dd>
          </div>
        ))}
      </dl>
      <div className={styles.under}>
        {document.terms.length > 0 && (
          <section>
            <Heading level={below(level)} className={styles.partyHead}>
              거래 조건
            </Heading>
            <dl className={styles.pairs}>
              {document.terms.map(({ label, value }) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section>
          <Heading level={below(level)} className={styles.partyHead}>
            특기사항
          </Heading>
          <ol className={styles.notes}>
            {document.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </section>
      </div>
      <Small size={12} top={5}>
        {document.foot.join(' · ')}
      </Small>
    </article>
  )
}

interface HeadingProps {
  readonly level: 1 | 2 | 3
  readonly id?: string
  readonly className: string | undefined
  readonly children: ReactNode
}

function Heading({ level, children, ...rest }: HeadingProps) {
  if (level === 1) return <h1 {...rest}>{children}</h1>
  return level === 2 ? <h2 {...rest}>{children}</h2> : <h3 {...rest}>{children}</h3>
}

const below = (level: 1 | 2) => (level === 1 ? 2 : 3)

function Facts({ facts }: { readonly facts: readonly DocumentFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Party({
  head,
  party,
  look,
  level,
}: {
  readonly head: string
  readonly party: DocumentParty
  readonly level: 1 | 2
  /** Of the one who stamps. */
  readonly look?: DocumentView['look']
}) {
  return (
    <section className={styles.party}>
      <Heading level={below(level)} className={styles.partyHead}>
        {head}
      </Heading>
      <p className={styles.partyName}>
        {party.name} {party.honorific && <small>{party.honorific}</small>}
      </p>
      <dl className={styles.pairs}>
        {party.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {look?.stamp && <img className={styles.stampPicture} src={look.stamp} alt="" />}
      {look?.stamp === null && <Stamp name={party.name} />}
    </section>
  )
}

function Stamp({ name }: { readonly name: string }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {stampRows(name).map((row) => (
        <span key={row.join('')} className={styles.stampRow}>
          {row.map((syllable, index) => (
            <span key={`${index}${syllable}`}>{syllable}</span>
          ))}
        </span>
      ))}
    </span>
  )
}

function Items({ document }: { readonly document: DocumentView }) {
  const dated = isDated(document.kind)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="품목">
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            {dated && (
              <th scope="col" className={styles.date}>
                월일
              </th>
            )}
            <th scope="col" className={styles.wide}>
              품명 · 규격
            </th>
            <th scope="col">수량</th>
            <th scope="col">단가</th>
            <th scope="col">공급가액</th>
            <th scope="col">세액</th>
          </tr>
        </thead>
        <tbody>
          {document.items.map((item) => (
            <Item key={item.no} item={item} dated={dated} />
          ))}
        </tbody>
      </table>
      {document.items.length === 0 && <p className={styles.none}>거래가 없습니다.</p>}
    </div>
  )
}

function Item({ item, dated }: { readonly item: DocumentView['items'][number]; readonly dated: boolean }) {
  return (
    <tr>
      <td>{item.no}</td>
      {dated && <td className={styles.date}>{item.date}</td>}
      <td className={styles.wide}>
        <div className={styles.job}>
          {item.spec && <JobPicture line={{ spec: item.spec, picture: item.picture }} size={36} />}
          <div>
            <strong>{item.name}</strong>
            {item.details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </div>
        </div>
      </td>
      <td>{item.quantity !== null && `${formatCount(item.quantity)} ${item.unit}`}</td>
      <td>{item.unitPrice !== null && formatCount(item.unitPrice)}</td>
      <td>
        <strong>{formatCount(item.supply)}</strong>
      </td>
      <td>{formatCount(item.vat)}</td>
    </tr>
  )
}
