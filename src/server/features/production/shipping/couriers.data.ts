import type { CourierRow } from './shipping.table.ts'

/**
 * Couriers a Korean print shop uses. Codes are those of the common tracking services; addresses of tracking pages change
 * often, which is why they are data that the shop can edit.
 */
export const COURIERS: readonly Omit<CourierRow, 'position' | 'active'>[] = [
  {
    code: '04',
    name: 'CJ대한통운',
    numberPattern: '^\\d{10,12}$',
    trackingUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo={no}',
  },
  {
    code: '05',
    name: '한진택배',
    numberPattern: '^\\d{10,12}$',
    trackingUrl: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={no}',
  },
  {
    code: '08',
    name: '롯데택배',
    numberPattern: '^\\d{10,13}$',
    trackingUrl: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={no}',
  },
  {
    code: '01',
    name: '우체국택배',
    numberPattern: '^\\d{13}$',
    trackingUrl: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={no}',
  },
  {
    code: '06',
    name: '로젠택배',
    numberPattern: '^\\d{11}$',
    trackingUrl: 'https://www.ilogen.com/web/personal/trace/{no}',
  },
  { code: '23', name: '경동택배', numberPattern: '^\\d{9,16}$', trackingUrl: null },
  { code: '22', name: '대신화물', numberPattern: '^\\d{9,16}$', trackingUrl: null },
  { code: 'quick', name: '퀵서비스', numberPattern: null, trackingUrl: null },
  { code: 'pickup', name: '방문수령', numberPattern: null, trackingUrl: null },
]
