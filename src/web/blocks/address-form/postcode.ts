/** What the Kakao postcode search gives back, as far as we read it. */
interface PostcodeResult {
  readonly zonecode: string
  readonly roadAddress: string
  readonly autoRoadAddress: string
  readonly jibunAddress: string
  readonly userSelectedType: 'R' | 'J'
  readonly bname: string
  readonly buildingName: string
  readonly apartment: 'Y' | 'N'
}

interface PostcodeSearch {
  embed(element: HTMLElement, options?: { autoClose?: boolean }): void
}

type PostcodeConstructor = new (options: {
  oncomplete: (result: PostcodeResult) => void
  width: string
  height: string
}) => PostcodeSearch

export interface FoundAddress {
  readonly zipcode: string
  readonly address: string
}

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const PATIENCE_MS = 4000

let loading: Promise<PostcodeConstructor | null> | null = null

/** The search of the outside service, or null when it cannot be reached: the address is then typed by hand. */
export function loadPostcode(): Promise<PostcodeConstructor | null> {
  loading ??= load().then((search) => {
    if (!search) loading = null
    return search
  })
  return loading
}

function load(): Promise<PostcodeConstructor | null> {
  return new Promise((resolve) => {
    const found = () => (window as { kakao?: { Postcode?: PostcodeConstructor } }).kakao?.Postcode ?? null
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true })
    script.addEventListener('load', () => resolve(found()))
    script.addEventListener('error', () => resolve(null))
    setTimeout(() => resolve(found()), PATIENCE_MS)
    document.head.append(script)
  })
}

/** Draws the search into `element`; the chosen address comes with quarter and building name as couriers want them. */
export function showPostcode(
  Postcode: PostcodeConstructor,
  element: HTMLElement,
  onFound: (found: FoundAddress) => void,
): void {
  const search = new Postcode({
    width: '100%',
    height: '100%',
    oncomplete: (result) => onFound({ zipcode: result.zonecode, address: addressOf(result) }),
  })
  search.embed(element, { autoClose: false })
}

export function addressOf(result: PostcodeResult): string {
  const road = result.roadAddress || result.autoRoadAddress
  if (result.userSelectedType === 'J' && !road) return result.jibunAddress
  const extra = [
    /[동로가]$/.test(result.bname) ? result.bname : '',
    result.apartment === 'Y' ? result.buildingName : '',
  ].filter((part) => part !== '')
  const base = road || result.jibunAddress
  return extra.length > 0 ? `${base} (${extra.join(', ')})` : base
}
