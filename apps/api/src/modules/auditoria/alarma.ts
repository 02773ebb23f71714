/** Somebody must look. Its name says why: the log of the tasks tells names only, since a message may quote a value. */
export class Alarma extends Error {
  constructor(que: string) {
    super(`ALARM: ${que}`);
    this.name = this.message;
  }
}
