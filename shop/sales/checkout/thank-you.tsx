import { texts } from '#texts/sales/checkout'

/** An illustration of a parcel tied with a ribbon. */
export function ThankYou({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 220" role="img" aria-label={texts.illustrationAlt} className={className}>
      <ellipse cx="160" cy="196" rx="140" ry="12" className="fill-sunken" />
      <path d="M60 92h200v96a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z" className="fill-accent-soft" />
      <path d="M48 70a8 8 0 0 1 8-8h208a8 8 0 0 1 8 8v24a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4z" className="fill-accent" />
      <path d="M146 62h28v134h-28z" className="fill-star" />
      <path
        d="M160 62C132 62 104 50 108 32s42-10 52 30zm0 0c28 0 56-12 52-30s-42-10-52 30z"
        fill="none"
        strokeWidth="12"
        strokeLinejoin="round"
        className="stroke-star"
      />
      <circle cx="160" cy="62" r="11" className="fill-star" />
      <path
        d="m84 150 10 10 20-22"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      <path
        d="M30 40v14m-7-7h14M286 26v14m-7-7h14M292 128v10m-5-5h10"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-star"
      />
    </svg>
  )
}
