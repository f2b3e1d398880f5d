import { useLoaderData } from 'react-router'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { CustNav } from './cust-nav.tsx'
import { MissingDetail } from './missing-detail.tsx'
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
        <p className={styles.where}>{address ?? <MissingDetail name="주소" />}</p>
        {address ? (
          <p className={styles.acts}>
            {MAPS.map(([name, start]) => (
              <a
                key={name}
                className={styles.mapLink}
                href={start + encodeURIComponent(address)}
                target="_blank"
                rel="noreferrer"
              >
                {name}에서 보기
              </a>
            ))}
          </p>
        ) : (
          <p>주소를 적는 중입니다. 오시기 전에 1:1 문의로 여쭤봐 주세요.</p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="visit">
        <h2 id="visit">오시기 전에</h2>
        <dl className={styles.facts}>
          <div>
            <dt>전화</dt>
            <dd>{phone ?? <MissingDetail name="전화" />}</dd>
          </div>
          <div>
            <dt>상담 시간</dt>
            <dd>
              {hours.length === 0 ? <MissingDetail name="상담 시간" /> : hours.map((line) => <p key={line}>{line}</p>)}
            </dd>
          </div>
          <div>
            <dt>방문수령</dt>
            <dd>물건이 준비되었다는 알림을 받으신 뒤에 오셔서 주문 번호를 말씀해 주세요.</dd>
          </div>
          <div>
            <dt>종이 견본</dt>
            <dd>종이와 제본 견본을 보실 수 있습니다. 상담 시간에 편하게 들러 주세요.</dd>
          </div>
        </dl>
      </section>
    </>
  )
}
