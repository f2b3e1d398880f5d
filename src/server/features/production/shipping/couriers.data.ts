import type { CourierRow } from './shipping.table.ts'

const AFTERNOON = '17:00'
type Numbering = Pick<CourierRow, 'numberLengths' | 'checkDigit' | 'pickUpAt'>
const FREIGHT: Numbering = {
  numberLengths: [9, 10, 11, 12, 13, 14, 15, 16],
  checkDigit: 'none',
  pickUpAt: AFTERNOON,
}
const WITHOUT_NUMBER: Numbering = { numberLengths: [], checkDigit: 'none', pickUpAt: AFTERNOON }

/**
 * Couriers a Korean print shop uses. Codes are those of the common tracking services; addresses of tracking pages change
 * often, which is why they are data that the shop can edit. A check digit is asked only of who is known to write one.
 */
export const COURIERS: readonly Omit<CourierRow, 'position' | 'active'>[] = [
  {
    code: '04',
    name: 'CJ대한통운',
    numberPattern: '^\\d{10,12}$',
    trackingUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo={no}',
    numberLengths: [10, 12],
    checkDigit: 'none',
    pickUpAt: AFTERNOON,
  },
  {
    code: '05',
    name: '한진택배',
    numberPattern: '^\\d{10,12}$',
    trackingUrl: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={no}',
    numberLengths: [10, 12],
    checkDigit: 'mod-7',
    pickUpAt: AFTERNOON,
  },
  {
    code: '08',
    name: '롯데택배',
    numberPattern: '^\\d{10,13}$',
    trackingUrl: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={no}',
    numberLengths: [10, 12, 13],
    checkDigit: 'none',
    pickUpAt: AFTERNOON,
  },
  {
    code: '01',
    name: '우체국택배',
    numberPattern: '^\\d{13}$',
    trackingUrl: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={no}',
    numberLengths: [13],
    checkDigit: 'none',
    pickUpAt: AFTERNOON,
  },
  {
    code: '06',
    name: '로젠택배',
    numberPattern: '^\\d{11}$',
    trackingUrl: 'https://www.ilogen.com/web/personal/trace/{no}',
    numberLengths: [11],
    checkDigit: 'mod-7',
    pickUpAt: AFTERNOON,
  },
  { code: '23', name: '경동택배', numberPattern: '^\\d{9,16}$', trackingUrl: null, ...FREIGHT },
  { code: '22', name: '대신화물', numberPattern: '^\\d{9,16}$', trackingUrl: null, ...FREIGHT },
  { code: 'quick', name: '퀵서비스', numberPattern: null, trackingUrl: null, ...WITHOUT_NUMBER },
  { code: 'pickup', name: '방문수령', numberPattern: null, trackingUrl: null, ...WITHOUT_NUMBER },
]
