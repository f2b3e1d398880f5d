import { useLoaderData } from 'react-router'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { detailOr, hoursOr } from './missing-detail.tsx'
import type { loader } from './map.loader.ts'
import styles from './delivery.module.css'

/** Maps of others open in their own window: nothing of theirs runs in this page. */
const MAPS = [
  ['네이버 지도', 'https://map.naver.com/p/search/'],
  ['카카오맵', 'https://map.kakao.com/?q='],
] as const

/** 오시는 길: address and hours from the shop's settings. */
export function Component() {
  const { company, hours } = useLoaderData<typeof loader>()
  const { address, phone } = company
  return (
    <>
      <PageHeading title="오시는 길" />
      <CustNav />
      <section className={styles.section} aria-labelledby="where">
        <h2 id="where">주소</h2>
        {address && <strong>{address}</strong>}
        {address ? (
          <Toolbar apart>
            {MAPS.map(([name, start]) => (
              <LinkButton key={name} to={start + encodeURIComponent(address)} target="_blank" rel="noreferrer">
                {name}에서 보기
              </LinkButton>
            ))}
          </Toolbar>
        ) : (
          <p>
            <LinkedInquiry text="주소를 적는 중입니다. 오시기 전에 1:1 문의로 여쭤봐 주세요." />
          </p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="visit">
        <h2 id="visit">오시기 전에</h2>
        <FactList
          layout="ruled"
          terms={128}
          facts={[
            ['전화', detailOr('전화', phone)],
            hours.length > 0 && ['상담 시간', hoursOr(hours)],
            ['방문수령', '물건이 준비되었다는 알림을 받으신 뒤에 오셔서 주문 번호를 말씀해 주세요.'],
            ['종이 견본', '종이와 제본 견본을 보실 수 있습니다. 시간을 예약하고 오시면 기다리지 않으십니다.'],
          ]}
        />
        <Toolbar apart>
          <LinkButton to="/cust/reservation">방문 예약</LinkButton>
        </Toolbar>
      </section>
    </>
  )
}
