/** Keys are called as on the keyboard; the letters of the actions are those of `routes/asegurado/paneles.tsx`. */
export const ATAJOS = [
  {
    donde: 'En todas partes',
    atajos: [
      { teclas: ['Ctrl', 'K'], que: 'Buscar a una persona por número o nombre, o ir a una página' },
      { teclas: ['/'], que: 'Lo mismo, fuera de un campo o en uno vacío' },
      { teclas: ['F6'], que: 'Ir al último aviso, y volver' },
      { teclas: ['?'], que: 'Ver estos atajos' },
      { teclas: ['Esc'], que: 'Cerrar lo que se abrió; un panel de la lista se cierra con su botón o con Atrás' },
    ],
  },
  {
    donde: 'En un formulario',
    atajos: [
      { teclas: ['Ctrl', 'Intro'], que: 'Enviarlo, desde cualquier campo' },
      { teclas: ['Alt', '↓'], que: 'Abrir el calendario de una fecha' },
    ],
  },
  {
    donde: 'En una fila de la lista, y en Detalles',
    atajos: [
      { teclas: ['↑', '↓'], que: 'Elegir la fila anterior o la siguiente' },
      { teclas: ['Intro', 'D'], que: 'Detalles' },
      { teclas: ['←', '→'], que: 'En Detalles, la persona anterior o la siguiente' },
      { teclas: ['B'], que: 'Baja' },
      { teclas: ['A'], que: 'Ampliación' },
      { teclas: ['F'], que: 'Beneficiarios' },
      { teclas: ['U'], que: 'Actualizar' },
      { teclas: ['H'], que: 'Derechohabiente' },
      { teclas: ['R'], que: 'Revisión' },
    ],
  },
] as const;
