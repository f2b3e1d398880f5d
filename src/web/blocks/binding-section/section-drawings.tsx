import type { ReactNode } from 'react'
import type { BindingId } from '#/domain/catalog/choice-ids.ts'
import { BINDING_FORMS } from '#/domain/print/binding-forms.data.ts'

const INK = '#161513'
const PAGE = '#f3ead4'
const EDGE = '#b9ac8d'
const GLUE = '#e7a94a'
const BOARD = '#b8946a'

/** The pages, each line a leaf; they run out to the right. */
function Leaves({ left, top, bottom }: { readonly left: number; readonly top: number; readonly bottom: number }) {
  const count = Math.floor((bottom - top) / 4)
  const lines = Array.from({ length: count + 1 }, (_, at) => `M${left} ${top + at * 4}H250`).join('')
  return (
    <>
      <path d={`M${left} ${top}H250V${bottom}H${left}Z`} fill={PAGE} />
      <path d={lines} stroke={EDGE} strokeWidth={0.7} />
    </>
  )
}

const cover = (d: string, colour: string) => (
  <g fill="none" strokeLinejoin="round">
    <path d={d} stroke={INK} strokeWidth={6.6} />
    <path d={d} stroke={colour} strokeWidth={5} />
  </g>
)

/** A leader from what is named to its words. */
function Named({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <>
      <path d={`M${x} ${y}H92`} stroke={INK} strokeWidth={0.75} />
      <circle cx={x} cy={y} r={2} fill={INK} />
      <text
        x={97}
        y={y + 4}
        fontSize={12.5}
        fontWeight={600}
        fill={INK}
        paintOrder="stroke"
        stroke="#fff"
        strokeWidth={4}
      >
        {children}
      </text>
    </>
  )
}

const milled = 'M44 46l8 4l-8 4l9 5l-9 4l7 5l-7 4l9 6l-9 4l8 5l-8 5l9 5l-9 5l7 5l-7 6l9 5l-9 5l8 6l-8 6'

/** Signatures that are folded and sewn through their folds. */
const SIGNATURES = [46, 62, 78, 94, 110, 126] as const

/** Each binding seen from the head of the book, spine at the left. */
export const SECTION_DRAWINGS: Readonly<Partial<Record<BindingId, ReactNode>>> = {
  perfect: (
    <>
      <Leaves left={44} top={46} bottom={142} />
      <path d="M28 40H46V146H28Z" fill={GLUE} />
      <path d={milled} fill={GLUE} stroke="#c98624" strokeWidth={0.6} />
      {cover('M256 38H24V148H256', '#c33a2c')}
      <Named x={38} y={94}>{`등을 ${BINDING_FORMS.perfect.milling} mm 갈아 풀칠`}</Named>
    </>
  ),
  pur: (
    <>
      <Leaves left={38} top={46} bottom={142} />
      <path d="M30 42H39V144H30Z" fill="#f6e3b4" stroke="#c9a85c" strokeWidth={0.6} />
      {cover('M256 38H26V148H256', '#2c7a5a')}
      <Named x={34} y={94}>
        얇고 질긴 풀
      </Named>
    </>
  ),
  hard: (
    <>
      <Leaves left={48} top={52} bottom={136} />
      <path
        d="M48 52q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5q-9 5 0 10.5"
        fill={PAGE}
        stroke={EDGE}
        strokeWidth={0.7}
      />
      <path d="M60 47H250M60 141H250" stroke="#8fb7c4" strokeWidth={2.4} />
      <g fill={BOARD} stroke={INK} strokeWidth={0.7}>
        <path d="M62 27H250V39H62ZM62 149H250V161H62ZM20 44H30V144H20Z" />
      </g>
      {cover('M256 23H58Q50 23 48 33Q46 40 38 40H18V148H38Q46 148 48 155Q50 165 58 165H256', '#16284f')}
      <Named x={78} y={33}>{`합지 ${BINDING_FORMS.hard.board.thickness} mm`}</Named>
    </>
  ),
  saddle: (
    <>
      <g fill="none" stroke={EDGE} strokeWidth={0.8}>
        {[0, 4, 8, 12, 16].map((inset) => (
          <path
            key={inset}
            d={`M250 ${68 + inset}H56Q${38 + inset} ${68 + inset} ${38 + inset} 94Q${38 + inset} ${120 - inset} 56 ${120 - inset}H250`}
            fill={inset === 0 ? PAGE : 'none'}
          />
        ))}
      </g>
      {cover('M256 62H54Q28 62 28 94Q28 126 54 126H256', '#d99a1c')}
      <path d="M22 80V108M22 80H60M22 108H60" stroke="#8a8987" strokeWidth={3} fill="none" />
      <Named x={22} y={94}>
        접은 등에 철심
      </Named>
    </>
  ),
  'twin-ring': (
    <>
      <Leaves left={62} top={50} bottom={138} />
      <path d="M62 40H250M62 148H250" stroke={INK} strokeWidth={7} />
      <path d="M62 40H250M62 148H250" stroke="#2548b8" strokeWidth={5.4} />
      <path d="M84 36V152" stroke="#fff" strokeWidth={6} />
      <g fill="none" strokeLinecap="round">
        <path d="M84 44C86 20 20 24 20 94S86 168 84 144" stroke={INK} strokeWidth={6.4} />
        <path d="M84 44C86 20 20 24 20 94S86 168 84 144" stroke="#a9abb0" strokeWidth={4.6} />
      </g>
      <Named x={20} y={94}>
        두 줄 고리
      </Named>
    </>
  ),
  sewn: (
    <>
      {SIGNATURES.map((top) => (
        <g key={top} fill={PAGE} stroke={EDGE} strokeWidth={0.8}>
          <path d={`M250 ${top}H46q-10 0-10 8q0 8 10 8H250`} />
          <path d={`M250 ${top + 4}H50q-7 0-7 4q0 4 7 4H250M50 ${top + 8}H250`} fill="none" />
          <path d={`M32 ${top + 8}H58`} stroke="#b3211f" strokeWidth={1.8} strokeLinecap="round" />
        </g>
      ))}
      <path d="M32 54V134" stroke="#b3211f" strokeWidth={1.8} />
      {cover('M256 38H24V150H256', '#6b4a86')}
      <Named x={56} y={102}>
        접은 묶음을 실로
      </Named>
    </>
  ),
  'pp-coil': (
    <>
      <Leaves left={62} top={50} bottom={138} />
      <path d="M62 40H250M62 148H250" stroke={INK} strokeWidth={7} />
      <path d="M62 40H250M62 148H250" stroke="#1f7787" strokeWidth={5.4} />
      <path d="M80 36V152" stroke="#fff" strokeWidth={6} />
      <g fill="none">
        <ellipse cx={52} cy={94} rx={30} ry={64} stroke={INK} strokeWidth={6.4} />
        <ellipse cx={52} cy={94} rx={30} ry={64} stroke="#e8e6df" strokeWidth={4.6} />
      </g>
      <Named x={82} y={94}>
        한 줄 스프링
      </Named>
    </>
  ),
}
