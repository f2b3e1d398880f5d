import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { InquiryList } from './inquiry-list.tsx'

/** 지난 문의: what ended more than two weeks ago, to be read. */
export function Component() {
  return (
    <>
      <PageHeading
        title="지난 문의"
        lead="끝난 지 2주가 넘은 문의입니다. 읽을 수만 있어요."
        action={<LinkButton to={to('/mypage/contact')}>1:1 문의</LinkButton>}
      />
      <InquiryList
        title="지난 문의"
        scope="old"
        path={({ id }) => to('/mypage/contact/old/chat/{id}', { id })}
        empty={
          <EmptyState
            title="지난 문의가 없습니다"
            text="끝난 문의는 2주 뒤 이곳으로 옮겨 3년 동안 보관합니다."
            action={<LinkButton to={to('/mypage/contact')}>문의 내역 보기</LinkButton>}
          />
        }
      />
    </>
  )
}
