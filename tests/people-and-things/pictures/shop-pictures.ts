import { uploadShopPicture } from '../../../shop/core/settings/pictures/shop-pictures.contract.ts'
import { saveSettings } from '../../../shop/core/settings/settings.contract.ts'
import type { Person } from '../../processes/open-shop.ts'

/** A logo as drawing programs write it: a gradient, a clip path, groups and letters as paths. */
export const HONEST_LOGO = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" x="0px" y="0px" viewBox="0 0 240 60" style="enable-background:new 0 0 240 60;" xml:space="preserve">
<title>Atelier</title><metadata><inkscape:note>ours</inkscape:note></metadata>
<style type="text/css"><![CDATA[ /* of the program */ .st0{fill:url(#SVGID_00000163045999_);} .st1{fill:#1C1A17} .st2,#bar{fill:none;stroke:#82d4e6;stroke-width:4;stroke-linecap:round;stroke-dasharray:9 6} ]]></style>
<defs><linearGradient id="stops"><stop offset="0" style="stop-color:#8F3B25"/><stop offset="1" stop-color="rgb(240, 187, 106)"/></linearGradient>
<linearGradient id="SVGID_00000163045999_" xlink:href="#stops" gradientUnits="userSpaceOnUse" x1="5" y1="5" x2="55" y2="55"/>
<clipPath id="round"><circle cx="30" cy="30" r="25"/></clipPath><mask id="half"><rect width="240" height="34" fill="#fff"/></mask>
<g id="stem"><path d="M0 0h6v30h-6z"/></g></defs>
<g inkscape:label="Mark" clip-path="url(#round)"><rect class="st0" width="60" height="60"/><path d="M5 45c15-20 35 10 50-12v30H5z" fill="#fff" fill-opacity=".5"/></g>
<g class="st1" transform="translate(72 15)"><use xlink:href="#stem"/><use href="#stem" x="14" transform="rotate(12 14 15)"/>
<path d="M36 0c9 0 15 6 15 15s-6 15-15 15zM60 0h22v6H66v6h14v6H66v6h16v6H60z" mask="url(#half)"/></g>
<path id="bar" d="M72 54H228"/><polygon class="st1" points="200,15 228,30 200,45" opacity="0.8"/></svg>`

/** Draws a square in one colour. */
export const squareDrawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><circle cx="32" cy="32" r="14" fill="#fff"/></svg>`

/** Returns the form that uploads a logo or an icon. */
export function shopPictureForm(kind: 'logo' | 'icon', content: string | Buffer): FormData {
  const form = new FormData()
  form.set('kind', kind)
  form.set('picture', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'picture'))
  return form
}

/** Uploads a logo or an icon. @returns its name for the settings, and the removed parts */
export const uploaded = (staff: Person, kind: 'logo' | 'icon', content: string | Buffer) =>
  staff.api(uploadShopPicture, { body: shopPictureForm(kind, content) })

/** Sets the appearance of the shop, based on the current version. */
export const setLook = (
  staff: Person,
  version: number,
  pictures: Partial<{ logo: string; logo_dark: string; icon: string }>,
) => staff.api(saveSettings.look, { body: { version, accent: '', ...pictures } })
