import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkRows } from '#/web/ui/link-rows.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'

const FIRST = [
  {
    to: '/product/book/file',
    title: '파일부터 올려 보기',
    text: '가입하지 않고도 검사 결과와 가격을 보실 수 있습니다.',
  },
  { to: '/first', title: '처음 오셨나요', text: '가격 확인부터 배송까지, 주문이 어떻게 이어지는지 알려 드립니다.' },
  { to: '/cust/faq', title: '자주 묻는 질문', text: '파일, 결제, 배송, 취소를 미리 살펴보세요.' },
] as const

export function HomeNews({ notices, ...words }: SectionWords & { readonly notices: readonly NoticeRow[] }) {
  return (
    <div className={`${section.section} ${section.two}`}>
      <section aria-labelledby="news">
        <SectionHead id="news" {...words} small more={<MoreLink to="/cust/notice">모두 보기</MoreLink>} />
        <LinkRows
          rows={notices.map(({ id, publishedAt, title }) => ({
            to: to('/cust/notice/{id}', { id }),
            at: publishedAt,
            title,
          }))}
        />
      </section>
      <section aria-labelledby="first">
        <SectionHead id="first" heading="처음 오셨다면" small />
        <LinkRows rows={FIRST} />
      </section>
    </div>
  )
}
