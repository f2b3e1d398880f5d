-- Tables of PDFs are counted from now on: what was read of them before said that there are none, and is read again when it is asked for.
delete from manuscript_readings where kind = 'pdf' and state = 'read';
