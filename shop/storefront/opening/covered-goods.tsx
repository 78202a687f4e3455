/** The drawing of a shop that is not open yet: products under a cloth. */
export function CoveredGoods({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 236" aria-hidden="true" className={`covered-goods block h-auto ${className}`}>
      <path
        className="cloth"
        d="M14 236c18-8 26-58 52-74 24-14 62-4 84-14 26-12 30-88 60-114 22-19 52-18 70 4 22 27 20 86 50 98 26 10 54 2 70-12 18-16 26-46 58-48 34-2 46 26 58 50 14 28 58 22 82 40 20 15 16 56 36 70z"
      />
      <path
        className="shade"
        d="M280 38c22 27 20 86 50 98 26 10 54 2 70-12-14 34-8 82-22 112H300c4-60-2-140-20-198zM516 126c14 28 58 22 82 40 20 15 16 56 36 70h-86c2-40-8-84-32-110z"
      />
      <path
        className="fold"
        d="M244 24c-12 56-40 120-58 212M258 24c10 70 8 150 4 212M300 88c10 50 6 104 2 148M104 156c-14 26-20 52-24 80M150 148c2 34-6 62-10 88M456 78c-10 50-34 108-42 158M470 80c14 50 22 110 20 156M556 160c10 24 16 50 18 76"
      />
    </svg>
  )
}
