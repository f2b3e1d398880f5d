import { useLoaderData } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { FirstStarts } from './first-starts.tsx'
import type { loader } from './first.loader.ts'

/** Its drawings come after the words; its styles come with those of `FirstStarts`, so that nothing moves. */
const Walk = latePart(async () => (await import('./first-walk.tsx')).FirstWalk)

/** 처음 오셨나요: how an order goes, as this shop carries it out. */
export function Component() {
  const facts = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title="처음 오셨나요" lead="파일 하나가 상자가 되기까지, 여섯 걸음입니다." />
      <Walk facts={facts} />
      <FirstStarts kit={facts.kit} />
      <Toolbar apart>
        <LinkButton variant="primary" to={to('/bkOrder')}>
          차례로 골라 책 주문하기
        </LinkButton>
        <LinkButton to={to('/cust/sample')}>종이 샘플 받아 보기</LinkButton>
        <LinkButton to={to('/cust/faq')}>자주 묻는 질문</LinkButton>
      </Toolbar>
    </>
  )
}
