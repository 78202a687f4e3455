/**
 * Returns the slug that an address means which was typed in capitals, or copied with a space, a full stop or
 * another sign at an end.
 */
export const slugInAddress = (written: string): string => written.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
