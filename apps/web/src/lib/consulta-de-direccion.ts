/** The router writes the query of an address as plain text: its own way, JSON, puts digits between quotes. */
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

export const leerConsulta = parseSearchWith((texto) => texto);
export const escribirConsulta = stringifySearchWith(String);
