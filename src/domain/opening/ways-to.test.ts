import { describe, expect, it } from 'vitest'
import { readCoordinates } from './coordinates.ts'
import { bearingOf, distanceWords, mapLinks, stationsNear } from './ways-to.ts'

const SEOUL = { latitude: 37.5547, longitude: 126.9707 }
const BUSAN = { latitude: 35.1152, longitude: 129.0422 }

describe('가게의 자리', () => {
  it('위도와 경도를 읽고, 순서가 바뀌었거나 한국이 아니면 읽지 않습니다', () => {
    expect(readCoordinates('37.5547, 126.9707')).toEqual(SEOUL)
    expect(readCoordinates('37.5547,126.9707')).toEqual(SEOUL)
    for (const wrong of ['126.9707, 37.5547', '37.5547', '48.8566, 2.3522', '37.5547 126.9707', '', null])
      expect(readCoordinates(wrong)).toBeNull()
  })

  it('거리와 방향은 알려진 값과 맞습니다: 서울역에서 부산역까지 남동쪽 325 km 안팎', () => {
    const { metres, direction } = bearingOf(SEOUL, BUSAN)
    expect(direction).toBe('남동')
    expect(metres / 1000).toBeGreaterThan(320)
    expect(metres / 1000).toBeLessThan(332)
    expect(bearingOf(BUSAN, SEOUL).direction).toBe('북서')
  })

  it('가까운 역과, 다른 쪽에 있는 다음 역을 댑니다', () => {
    const [first, second] = stationsNear({ latitude: 37.564, longitude: 126.99 })
    expect(first).toMatchObject({ name: '서울역', onward: '북동' })
    expect(second?.name).toBe('청량리역')
  })

  it('거리는 아는 만큼만 잘게 말합니다', () => {
    expect([12, 340, 960, 2345, 9960, 23_600].map(distanceWords)).toEqual([
      '50 m',
      '350 m',
      '1.0 km',
      '2.3 km',
      '10 km',
      '24 km',
    ])
  })

  it('지도는 좌표로, 없으면 주소로 열고, 아무것도 없으면 열지 않습니다', () => {
    const byPlace = mapLinks('직지, 인쇄', '서울 중구', SEOUL).map(({ href }) => href)
    expect(byPlace).toHaveLength(3)
    expect(byPlace[0]).toBe(
      'https://map.kakao.com/link/map/%EC%A7%81%EC%A7%80%20%20%EC%9D%B8%EC%87%84,37.5547,126.9707',
    )
    expect(byPlace[2]).toContain('37.5547%2C126.9707')
    for (const { href } of mapLinks('직지', '서울 중구', null)) expect(href).toContain(encodeURIComponent('서울 중구'))
    expect(mapLinks('직지', null, null)).toEqual([])
  })
})
