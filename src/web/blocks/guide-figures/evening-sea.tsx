/** A picture to cut in the figures: an evening sea, 120 × 90, drawn from its upper left corner. */
export const EveningSea = ({ id }: { readonly id: string }) => (
  <g aria-hidden="true">
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f3c98f" />
        <stop offset="1" stopColor="#e08f63" />
      </linearGradient>
    </defs>
    <rect width="120" height="52" fill={`url(#${id})`} />
    <rect y="52" width="120" height="38" fill="#27516b" />
    <circle cx="82" cy="50" r="9" fill="#fbf0cf" />
    <path d="M0 52h120v1.4H0zM70 58h26v1H70zM74 63h18v1H74zM66 70h30v1H66z" fill="#f6dfb0" opacity=".7" />
    <path d="M8 90V66h6v-7h3v7h5v24z" fill="#173447" />
  </g>
)
