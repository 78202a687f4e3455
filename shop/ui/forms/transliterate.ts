/** Latin letters that do not decompose into a base letter and an accent. */
const LATIN: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
  ...{ ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ĸ: 'k', ə: 'a' },
}

/** Cyrillic letters as in the Bulgarian Transliteration Act of 2009; other letters by common usage. */
const CYRILLIC: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ы: 'y', э: 'e', ё: 'yo', ѝ: 'i' },
  ...{
    і: 'i',
    ї: 'yi',
    є: 'ye',
    ґ: 'g',
    ў: 'u',
    ђ: 'dj',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    џ: 'dz',
    ѓ: 'gj',
    ѕ: 'dz',
    ќ: 'kj',
  },
}

/** Greek letters as in ELOT 743. */
const GREEK: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
}

/** Transliterates Greek, Cyrillic and special Latin letters to lower-case a to z. Other scripts are unchanged. */
export function transliterate(text: string): string {
  const cyrillic = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/ия(?!\p{L})/gu, 'ia')
    .replace(/[\u0400-\u04ff]/g, (character) => CYRILLIC[character] ?? character)
  return greekAsLatin(cyrillic.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħıŋŧĸə]/g, (character) => LATIN[character] ?? character)
}

/**
 * Two vowels form one sound unless the first has an accent or the second a diaeresis. @param text decomposed (NFD)
 */
function greekAsLatin(text: string): string {
  return text
    .replace(/([αεη])υ\u0301?(?!\u0308)(?=([θκξπσςτφχψ]|(?!\p{L}|\p{M})))/gu, (_, vowel: string) => `${GREEK[vowel]}f`)
    .replace(/([αεη])υ\u0301?(?![\u0308\u0301])/gu, (_, vowel: string) => `${GREEK[vowel]}v`)
    .replace(/ου(?!\u0308)/g, 'ou')
    .replace(/γ(?=[γξχ])/g, 'n')
    .replace(/(?<!\p{L}\p{M}*)μπ|μπ(?!\p{L}|\p{M})/gu, 'b')
    .replace(/[α-ω]/g, (character) => GREEK[character] ?? character)
}
