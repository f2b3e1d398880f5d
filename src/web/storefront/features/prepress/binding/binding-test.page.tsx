import { useLoaderData } from 'react-router'
import { brandBinding } from '#/contract/brand-paths.ts'
import { useMember } from '#/web/api/session.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { BindingScreen } from './binding-screen.tsx'
import type { loadTariff } from './load-tariff.ts'

/** Everything but the order: files are read in this browser only, and nothing stays when the page is left. */
export function Component() {
  const { tariff } = useLoaderData<typeof loadTariff>()
  return (
    <>
      <PageHeading
        title="제본 신청 연습"
        lead="로그인하지 않고 제본 신청을 끝까지 해 보는 곳이에요. 가지고 계신 PDF로 가격까지 볼 수 있어요."
      />
      <Note tone="info">파일은 이 컴퓨터에서만 읽고 인쇄소로 보내지 않아요. 창을 닫으면 아무것도 남지 않아요.</Note>
      <BindingScreen tariff={tariff} practice Action={Begin} />
    </>
  )
}

function Begin() {
  const brand = useBrandId()
  const member = useMember(({ id }) => id)
  return (
    <LinkButton variant="primary" block to={brandBinding(brand)}>
      {member ? '실제로 신청하기' : '로그인하고 신청하기'}
    </LinkButton>
  )
}
