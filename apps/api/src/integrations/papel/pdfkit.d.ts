// pdfkit 0.20 has these, which its types (of 0.17) leave out.
declare namespace PDFKit {
  interface PDFDocument {
    /** The document's catalog is open while it is written. */
    _root: { data: { AcroForm: { data: { DR?: unknown; Fields: unknown[]; SigFlags?: number } } } };
    registerFont(nombre: string, letra: import('fontkit').Font | import('fontkit').FontCollection): this;
  }
  interface PDFKitReference {
    end(): void;
  }
}
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
    bbox?: [number, number, number, number];
  }
  interface PDFMarking {
    struct(tipo: string, dibujar: () => void): PDFKit.PDFStructureElement;
  }
}
