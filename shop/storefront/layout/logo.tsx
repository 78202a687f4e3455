import type { CSSProperties } from 'react'
import type { Ground, ShopLogo } from '../../../lib/shop-picture.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** A name of more characters stands in two lines, for beside it stand the buttons of a phone. */
const ONE_LINE = 9

export interface LogoProps {
  className?: string
  /** What it stands on; by default what the theme of the browser makes of the page. */
  ground?: 'page' | Ground
}

/** Returns the style that has a plate lie on light ground; without it, it lies on dark. On the other one it cannot be seen. */
export const plateStyle = (plate: Ground | undefined) =>
  plate === 'light' ? ({ '--color-plate': 'light-dark(var(--color-ink), transparent)' } as CSSProperties) : undefined

/** The owner's own logo, or the icon or the mark of the shop and its name. The link around it says what it is. */
export function Logo({ className = '', ground = 'page' }: LogoProps) {
  const { name, mark, logo, icon } = useShopIdentity()
  if (logo) return <OwnLogo logo={logo} ground={ground} alt={name} />
  const plate = icon?.hiddenOn
  const isLong = name.length > ONE_LINE
  return (
    <span className={`flex items-center gap-2.5 ${isLong ? 'own-logo' : ''} ${className}`}>
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        overflow={plate && 'visible'}
        className="h-full w-auto shrink-0"
        style={plateStyle(plate)}
      >
        {plate ? (
          <rect x="-4" y="-4" width="40" height="40" rx="8" fill="var(--color-plate)" />
        ) : (
          <rect width="32" height="32" rx="8" className={icon ? 'opacity-0' : 'fill-accent'} />
        )}
        {icon ? <image href={icon.url} width="32" height="32" /> : <path d={mark} className="fill-on-accent" />}
      </svg>
      <span
        className={`font-bold font-display tracking-tight wrap-anywhere ${isLong ? 'line-clamp-2 text-base leading-tight' : 'text-xl leading-none'}`}
      >
        {name}
      </span>
    </span>
  )
}

interface OwnLogoProps {
  logo: ShopLogo
  ground: 'page' | Ground
  alt: string
}

/** One that cannot be seen on the ground of a theme, or is made for light ground alone, lies on a plate there. */
function OwnLogo({ logo: { light, dark, plate }, ground, alt }: OwnLogoProps) {
  const { url, width, height } = (ground === 'dark' && dark) || light
  return (
    <picture>
      {ground === 'page' && dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.url} width={dark.width} height={dark.height} />
      )}
      <img
        src={url}
        width={width}
        height={height}
        alt={alt}
        className={plate ? 'own-logo on-plate' : 'own-logo'}
        style={plateStyle(plate)}
      />
    </picture>
  )
}
