import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import figure from './figure.module.css'

const PAPER = 'var(--sheet)'
const ROLLER = 'var(--line)'
const LINE = { stroke: 'var(--ink)' }

/** Rollers of one unit, by where their middles lie and how large they are. */
const Rollers = ({
  at,
  fill,
}: {
  readonly at: readonly (readonly [x: number, y: number, r: number])[]
  readonly fill: string
}) => at.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} {...LINE} />)

const UNITS = [70, 120, 170, 220] as const
const INKS = ['var(--c)', 'var(--m)', 'var(--y)', 'var(--k)'] as const

/** Four inks one after another; under each lies the cylinder with its plate. */
const Plates = () =>
  UNITS.map((x, at) => (
    <g key={x}>
      <Rollers at={[[x, 60, 17]]} fill={ROLLER} />
      <circle cx={x} cy={32} r={10} fill={INKS[at]} {...LINE} />
      <path d={`M${x - 15} 52A17 17 0 0 1 ${x + 15} 52`} fill="none" stroke={INKS[at]} strokeWidth="5" />
    </g>
  ))

const pile = (x: number, y: number, sheets: number) =>
  Array.from({ length: sheets }, (_, at) => `M${x} ${y - at * 5}h44`).join('')

const DRAWN = [
  {
    route: 'digital-sheet',
    said: '판 없이 낱장이 한 번에 지나갑니다. 장마다 다른 쪽을 찍을 수 있습니다.',
    drawing: (
      <>
        <path d="M76 30h140v62H76z" fill={ROLLER} {...LINE} />
        <Rollers at={[[146, 76, 16]]} fill={PAPER} />
        {INKS.map((ink, at) => (
          <rect key={ink} x={96 + at * 26} y={40} width={18} height={10} fill={ink} {...LINE} />
        ))}
        <path d={`${pile(14, 112, 4)}M14 92H262${pile(228, 124, 2)}`} className={figure.measure} />
      </>
    ),
  },
  {
    route: 'digital-rotary',
    said: '두루마리가 쉬지 않고 풀려 두 면을 찍고 나서 잘립니다. 쪽이 많은 책에 빠릅니다.',
    drawing: (
      <>
        <Rollers
          at={[
            [44, 84, 34],
            [44, 84, 8],
          ]}
          fill={PAPER}
        />
        <path d="M92 34h96v62H92z" fill={ROLLER} {...LINE} />
        {INKS.map((ink, at) => (
          <rect key={ink} x={102 + at * 20} y={44} width={14} height={10} fill={ink} {...LINE} />
        ))}
        <path d="M44 50L92 66H216" className={figure.measure} />
        <path className={figure.knife} d="M216 44v44M222 44v44" />
        <path d={pile(228, 112, 7)} className={figure.measure} />
      </>
    ),
  },
  {
    route: 'offset-dedicated',
    said: '색마다 판을 만들어 내 주문만 찍습니다. 판 만드는 비용이 들고, 한 장 더 찍는 비용은 아주 적습니다.',
    drawing: (
      <>
        <Plates />
        <path d={`M20 77H262${pile(232, 122, 8)}${pile(10, 112, 6)}`} className={figure.measure} />
      </>
    ),
  },
  {
    route: 'offset-ganged',
    said: '한 판에 여러 주문을 함께 앉혀 판 비용을 나눕니다. 색은 주문마다 따로 맞추지 않습니다.',
    drawing: (
      <>
        <path d="M40 14h200v104H40z" fill={PAPER} {...LINE} />
        {[50, 114, 178].flatMap((x, column) =>
          [24, 70].map((y, row) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={52}
              height={38}
              fill={column === 1 && row === 0 ? 'var(--orange-bright)' : ROLLER}
              {...LINE}
            />
          )),
        )}
        <text className={figure.words} x={140} y={48} textAnchor="middle">
          내 일
        </text>
        <path className={figure.knife} d="M108 8v116M172 8v116M34 66h212" />
      </>
    ),
  },
] as const

/** How paper goes through each of the ways that the shop prints on. */
export const FourWays = () => (
  <div className={figure.pair}>
    {DRAWN.map(({ route, said, drawing }) => (
      <figure key={route} className={figure.frame}>
        <svg viewBox="0 0 280 132" role="img" aria-label={`${ROUTE_NAMES[route]}으로 찍는 모습`}>
          {drawing}
        </svg>
        <figcaption>
          <b>{ROUTE_NAMES[route]}</b>
          {said}
        </figcaption>
      </figure>
    ))}
  </div>
)
