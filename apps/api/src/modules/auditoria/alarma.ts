/** Its name says why somebody must look: the jobs' log writes names only, since a message may quote a value. */
export class Alarma extends Error {
  constructor(que: string) {
    super(`ALARM: ${que}`);
    this.name = this.message;
  }
}
