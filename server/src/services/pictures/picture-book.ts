/** What was made for accounts in a week. */
export interface PictureBook {
  /** Sets one more aside, unless that would be more than so many; the answer gives it back where none was made. */
  take(accountId: string, aWeek: number): Promise<(() => Promise<void>) | undefined>
}
