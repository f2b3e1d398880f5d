import { useSearchParams } from 'react-router'
import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { useProof, useProofPages } from '#/web/blocks/proof-room/use-proof.ts'
import { PagePicture } from '#/web/blocks/proof-viewer/page-picture.tsx'
import { useSeen } from '#/web/ui/use-seen.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { NoProofChosen } from './no-proof-chosen.tsx'
import styles from './draft-view.module.css'

/** Pages of one version under each other, to be read like a scroll: `?id=…&version=…`. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const proof = useProof(id)
  const wanted = Number(search.get('version'))
  const version = proof.data?.versions.find((candidate) => candidate.number === wanted) ?? proof.data?.versions[0]
  const pages = useProofPages(id, version?.number ?? null, version?.pagesDone ?? 0)
  if (!id) return <NoProofChosen />
  const error = proof.error ?? pages.error
  if (error)
    return (
      <div className={styles.paper}>
        <ErrorState whole title="시안을 열지 못했습니다" text={error.message} onRetry={() => void proof.refetch()} />
      </div>
    )
  if (!proof.data || !version || !pages.data)
    return (
      <div className={styles.paper}>
        <LoadingState label="시안을 불러오는 중입니다" />
      </div>
    )
  return (
    <article className={styles.scroll}>
      <p>
        <TextLink to={to('/mypage/draft')}>시안 확인</TextLink>
      </p>
      <h1>
        {proof.data.title} v{version.number}
      </h1>
      <p>
        {pages.data.length}쪽 · 의견을 찍거나 승인하려면{' '}
        <TextLink to={to('/mypage/draftViewNew', {}, { id, version: version.number })}>펼침으로 보기</TextLink>
      </p>
      <ol>
        {pages.data.map((page) => (
          <ScrolledPage key={page.number} proofId={id} version={version.number} page={page} />
        ))}
      </ol>
    </article>
  )
}

interface ScrolledPageProps {
  readonly proofId: string
  readonly version: number
  readonly page: ProofPageView
}

function ScrolledPage({ proofId, version, page }: ScrolledPageProps) {
  const [ref, seen] = useSeen<HTMLLIElement>()
  const ratio = page.width / page.trim.width / (page.height / page.trim.height)
  return (
    <li ref={ref}>
      <div className={styles.page} style={{ aspectRatio: ratio, maxWidth: `calc(86dvh * ${ratio})` }}>
        {seen && <PagePicture proofId={proofId} version={version} page={page.number} size="screen" alt={page.label} />}
      </div>
      <p>{page.label}</p>
    </li>
  )
}
