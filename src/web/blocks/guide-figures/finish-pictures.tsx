import type { ReactNode } from 'react'
import figure from './figure.module.css'

export type DrawnFinish =
  | 'foil'
  | 'emboss'
  | 'spot-uv'
  | 'score'
  | 'perforate'
  | 'die-cut'
  | 'round-corner'
  | 'hole'
  | 'numbering'

const Picture = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 160" role="img" aria-label={label}>
    {children}
  </svg>
)

const SHEET = '#fff'
const INK = '#161513'

/** A card seen from above, where the finish is. */
const Card = ({ children }: { readonly children: ReactNode }) => (
  <>
    <rect x={40} y={24} width={160} height={112} fill={SHEET} stroke={INK} />
    {children}
  </>
)

/** Paper cut through, with a tool above it. */
const Section = ({ tool, children }: { readonly tool: string; readonly children: ReactNode }) => (
  <>
    <path d={tool} fill="#bdbab1" stroke={INK} />
    {children}
  </>
)

/** How each finish is done or looks, in one small picture. */
export const FINISH_PICTURES: Readonly<Record<DrawnFinish | 'coating', ReactNode>> = {
  coating: (
    <Picture label="종이, 잉크, 코팅 막이 차례로 쌓인 단면">
      <rect x={30} y={92} width={180} height={34} fill={SHEET} stroke={INK} />
      <rect x={30} y={82} width={180} height={10} fill="#c43e00" />
      <rect x={30} y={74} width={180} height={8} fill="#dbe9f5" stroke="#1a5a9e" />
      <path className={figure.measure} d="M70 20l20 50l24-50M150 30l14 44l34-20" />
      <text className={figure.words} x={30} y={146}>
        종이 · 잉크 · 막
      </text>
    </Picture>
  ),
  foil: (
    <Picture label="달군 금형이 박지를 눌러 종이에 옮기는 단면">
      <Section tool="M80 16h80v30h-14v14h-18v-14h-16v14h-18v-14h-14z">
        <path d="M30 70h180" stroke="#c9971c" strokeWidth={4} />
        <rect x={30} y={100} width={180} height={26} fill={SHEET} stroke={INK} />
        <path d="M94 100h18M128 100h18" stroke="#c9971c" strokeWidth={5} />
      </Section>
    </Picture>
  ),
  emboss: (
    <Picture label="위아래 금형 사이에서 종이가 돋아 오른 단면">
      <Section tool="M60 16h120v34h-36q-24-20-48 0h-36z">
        <path d="M30 84h60q30-26 60 0h60v12h-60q-30-26-60 0h-60z" fill={SHEET} stroke={INK} />
        <path d="M60 144h120v-30h-36q-24-22-48 0h-36z" fill="#e0ded7" stroke={INK} />
      </Section>
    </Picture>
  ),
  'spot-uv': (
    <Picture label="무광 면 위 한 부분만 반짝이는 카드">
      <Card>
        <rect x={40} y={24} width={160} height={112} fill="#45423d" />
        <circle cx={120} cy={80} r={34} fill="#2b2925" stroke="#8a8987" />
        <path d="M98 66q14-20 40-14" stroke="#fff" strokeWidth={4} fill="none" />
      </Card>
    </Picture>
  ),
  score: (
    <Picture label="둥근 날이 종이를 눌러 접을 자리를 내는 단면">
      <Section tool="M112 10h16v46q-8 10-16 0z">
        <path d="M30 72h74q16 18 32 0h74v12h-70q-20 18-40 0h-70z" fill={SHEET} stroke={INK} />
      </Section>
    </Picture>
  ),
  perforate: (
    <Picture label="뜯어낼 자리에 점선이 난 쿠폰">
      <Card>
        <path d="M152 24v112" stroke={INK} strokeWidth={2.5} strokeDasharray="6 5" />
        <text className={figure.words} x={160} y={84}>
          쿠폰
        </text>
      </Card>
    </Picture>
  ),
  'die-cut': (
    <Picture label="칼틀로 잎 모양을 따낸 종이">
      <Card>
        <path d="M70 110q-4-62 92-62q4 66-92 62z" fill="#ffe1d0" stroke="#d4006a" strokeWidth={2} />
      </Card>
    </Picture>
  ),
  'round-corner': (
    <Picture label="네 모서리를 둥글린 카드">
      <path d="M40 24h160v112h-160z" fill="none" stroke={INK} strokeDasharray="3 3" />
      <rect x={40} y={24} width={160} height={112} rx={20} fill={SHEET} stroke={INK} strokeWidth={2} />
    </Picture>
  ),
  hole: (
    <Picture label="왼쪽에 구멍 두 개를 뚫은 종이">
      <Card>
        <circle cx={58} cy={58} r={7} fill="#f2f1ec" stroke={INK} />
        <circle cx={58} cy={102} r={7} fill="#f2f1ec" stroke={INK} />
        <path d="M84 50h96M84 64h96M84 78h96M84 92h60" stroke="#bdbab1" strokeWidth={3} />
      </Card>
    </Picture>
  ),
  numbering: (
    <Picture label="오른쪽 위에 차례 번호가 찍힌 표">
      <Card>
        <text x={128} y={50} fontSize={20} fontWeight={800} fill="#b3211f">
          00127
        </text>
        <path d="M56 76h128M56 92h128M56 108h80" stroke="#bdbab1" strokeWidth={3} />
      </Card>
    </Picture>
  ),
}
