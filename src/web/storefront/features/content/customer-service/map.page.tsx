import { useLoaderData } from 'react-router'
import { readCoordinates } from '#/domain/opening/coordinates.ts'
import { distanceWords, mapLinks, stationsNear } from '#/domain/opening/ways-to.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { detailOr, hoursOr } from './missing-detail.tsx'
import type { loader } from './map.loader.ts'
import { PlaceMap } from './place-map.tsx'
import { StillEmpty } from './still-empty.tsx'
import styles from './map.module.css'

/** 오시는 길: what the settings say of the place, drawn where they have its coordinates. */
export function Component() {
  const { brand, company, hours } = useLoaderData<typeof loader>()
  const { address, phone } = company
  const place = readCoordinates(company.coordinates)
  const stations = place ? stationsNear(place) : []
  // Maps of others open in their own window: nothing of theirs runs in this page.
  const maps = mapLinks(brand, address, place)
  const facts: readonly (Fact | false | null)[] = [
    ...stations.map(
      ({ name, bearing, onward }) => [`${name}에서`, `${onward}쪽으로 직선 ${distanceWords(bearing.metres)}`] as const,
    ),
    place && ['좌표', `북위 ${place.latitude}°, 동경 ${place.longitude}°`],
    // Where neither place nor telephone is told, the line above them has sent on whoever asks.
    Boolean(phone) || maps.length > 0
      ? ['전화', detailOr('전화', phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>)]
      : null,
    hours.length > 0 && ['상담 시간', hoursOr(hours)],
  ]
  return (
    <>
      <PageHeading title="오시는 길" />
      <CustNav />
      <StillEmpty
        details={[!address && '주소', !place && '좌표', !phone && '전화', hours.length === 0 && '상담 시간']}
      />
      <div className={styles.place}>
        {place && (
          <figure>
            <PlaceMap place={place} stations={stations} />
            <figcaption>좌표와 거리만 재어 그렸습니다. 길은 지도 앱에서 보세요.</figcaption>
          </figure>
        )}
        <section className={styles.where} aria-label="주소와 지도">
          {address && <address>{address}</address>}
          {maps.length > 0 ? (
            <Toolbar>
              {maps.map(({ name, href }) => (
                <LinkButton key={name} to={href} target="_blank" rel="noreferrer">
                  {name}
                </LinkButton>
              ))}
              {address && <CopyButton text={address} what="주소" />}
            </Toolbar>
          ) : (
            <p>
              <LinkedInquiry text="오시기 전에 1:1 문의로 여쭤봐 주세요. 오실 곳과 시간을 알려 드립니다." />
            </p>
          )}
          {facts.some(Boolean) && <FactList layout="ruled" terms={104} facts={facts} />}
        </section>
      </div>
      <Section title="오시기 전에">
        <Stack top={3}>
          <FactList
            terms={104}
            facts={[
              ['방문수령', '물건이 준비되었다는 알림을 받으신 뒤에 오셔서 주문 번호를 말씀해 주세요.'],
              ['종이 견본', '종이와 제본 견본을 보실 수 있습니다. 시간을 예약하고 오시면 기다리지 않으십니다.'],
            ]}
          />
        </Stack>
        <Toolbar apart>
          <LinkButton to="/cust/reservation">방문 예약</LinkButton>
          <LinkButton to="/cust/delivery">오시지 않고 받기</LinkButton>
        </Toolbar>
      </Section>
    </>
  )
}
