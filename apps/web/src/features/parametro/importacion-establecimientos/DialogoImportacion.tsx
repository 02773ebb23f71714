import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { MAX_FILAS_IMPORTADAS, TITULOS_DE_ESTABLECIMIENTOS } from '@sgpa/domain/parametro/importacion-establecimientos';
import { useState } from 'react';
import { cifra } from '../../../lib/cifras.ts';
import { armarDesenlace } from '../../../lib/desenlace.ts';
import { enBase64 } from '../../../lib/en-base64.ts';
import { nuevaClave } from '../../../lib/idempotencia.ts';
import { llamar } from '../../../lib/llamar.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { UPLOAD_FILE_OUTLINED } from '../../../ui/icon-paths.ts';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { StickyFooter } from '../../../ui/StickyFooter.tsx';
import { AL_GUARDAR_PARAMETRO } from '../resultado-parametro.ts';

type Revision = Respuesta<'importacion-establecimientos'>;
type Falta = Revision['faltas'][number];

interface Archivo {
  nombre: string;
  contenido: string;
  revision: Revision;
}

const MAX_BYTES = 1024 * 1024;
/** Somebody corrects about this many before choosing the file again. */
const MAX_FALTAS = 100;

const COLUMNAS: readonly DataColumn<Falta>[] = [
  { id: 'fila', header: 'Fila', cell: ({ fila }) => fila, numeric: true, width: 64 },
  { id: 'columna', header: 'Columna', cell: ({ columna }) => columna, width: 200 },
  { id: 'mensaje', header: 'Qué corregir', lead: true, cell: ({ mensaje }) => mensaje },
];

const descargarPlantilla = () =>
  ofrecerArchivo(
    'establecimientos.csv',
    new Blob([`\uFEFF${TITULOS_DE_ESTABLECIMIENTOS.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' }),
  );

const contar = ({ nuevos, cambiados, iguales }: Revision): [string, string][] => [
  ['Nuevos', cifra(nuevos)],
  ['Cambiados', cifra(cambiados)],
  ['Sin cambios', cifra(iguales)],
];

function Dicho({ nombre, revision }: Archivo) {
  const { filas, faltas } = revision;
  if (faltas.length === 0) {
    const cuenta = contar(revision).map(([que, cuantos]) => `${que}: ${cuantos}`);
    return (
      <Alert severity="success">
        {nombre}: {cifra(filas)} filas. {cuenta.join('. ')}.
      </Alert>
    );
  }
  const visibles = faltas.slice(0, MAX_FALTAS);
  return (
    <>
      <Alert severity="error">
        {nombre}: no se importó nada. Corrija {faltas.length === 1 ? 'la falta' : `las ${cifra(faltas.length)} faltas`}{' '}
        y elija el archivo otra vez.
      </Alert>
      <DataTable
        label="Faltas del archivo"
        columns={COLUMNAS}
        rows={visibles}
        rowId={({ fila, columna, mensaje }) => `${fila} ${columna} ${mensaje}`}
        emptyText=""
      />
      {faltas.length > visibles.length ? (
        <Typography variant="body2">Se muestran las primeras {visibles.length}.</Typography>
      ) : null}
    </>
  );
}

/** Imports many establishments from a file, which is looked through first, and written whole or not at all. */
export function DialogoImportacion({ alCerrar }: { alCerrar: () => void }) {
  const [archivo, setArchivo] = useState<Archivo | null>(null);
  const importacion = useEscritura({
    ...AL_GUARDAR_PARAMETRO,
    refresca: ['parametros'],
    pregunta: ({ nombre, revision }: Archivo) => ({
      title: 'Está seguro de guardar la información.?',
      text: 'Lo que el archivo no nombra queda como está.',
      facts: factsOf([['Archivo', nombre], ...contar(revision)]),
      acceptLabel: 'Importar',
    }),
    enviar: async ({ nombre, contenido }: Archivo, clave) => {
      const revision = await llamar('importacion-establecimientos', { body: { contenido, escribir: true } }, { clave });
      // The lists changed since the file was looked through.
      if (!revision.escrito) setArchivo({ nombre, contenido, revision });
      return revision;
    },
    interpretar: (revision) =>
      revision.escrito ? AL_GUARDAR_PARAMETRO.interpretar(revision) : armarDesenlace({ mensajes: [revision.mensaje] }),
    alTerminar: alCerrar,
  });

  async function elegir(elegido: File) {
    setArchivo(null);
    importacion.olvidar();
    if (elegido.size > MAX_BYTES) throw new Error('El archivo no puede pesar más de 1 MB.');
    const contenido = enBase64(new Uint8Array(await elegido.arrayBuffer()));
    try {
      const revision = await llamar(
        'importacion-establecimientos',
        { body: { contenido, escribir: false } },
        { clave: nuevaClave() },
      );
      setArchivo({ nombre: elegido.name, contenido, revision });
    } catch (error) {
      throw new Error(AL_GUARDAR_PARAMETRO.interpretarFalla(error).mensajes.join(' '));
    }
  }

  const sePuede = archivo !== null && archivo.revision.faltas.length === 0;
  const escribe = sePuede && archivo.revision.nuevos + archivo.revision.cambiados > 0;
  return (
    <PanelDialog open title="Importar - Establecimientos de salud" onClose={alCerrar}>
      <Stack spacing={2} sx={{ alignItems: 'stretch' }} aria-busy={importacion.enviando}>
        <Typography>
          Un archivo CSV con las columnas de la plantilla: {TITULOS_DE_ESTABLECIMIENTOS.join(', ')}. El ente gestor va
          por su sigla o su nombre; el municipio, por su código del INE. Hasta {cifra(MAX_FILAS_IMPORTADAS)} filas.
        </Typography>
        <Button variant="text" size="small" sx={{ alignSelf: 'flex-start' }} onClick={descargarPlantilla}>
          Descargar la plantilla
        </Button>
        <FilePicker
          label={archivo === null ? 'Elegir el archivo' : 'Elegir otro archivo'}
          icon={<Icon d={UPLOAD_FILE_OUTLINED} />}
          accept=".csv,text/csv"
          onPick={elegir}
          notice={archivo === null ? null : <Dicho {...archivo} />}
        />
        <StickyFooter>
          <FormAlerts errors={importacion.desenlace?.mensajes} />
          <FootButtons onLeave={alCerrar}>
            <Button
              variant="contained"
              disabled={!escribe}
              aria-disabled={importacion.enviando}
              onClick={() => archivo && void importacion.escribir(archivo)}
            >
              Importar
            </Button>
          </FootButtons>
        </StickyFooter>
      </Stack>
    </PanelDialog>
  );
}
